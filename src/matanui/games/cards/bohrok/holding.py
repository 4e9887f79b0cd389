"""Va and Krana: which a game has, how many a hand may hold, and how many Krana win. [bohrok, Object of the Game]"""

from __future__ import annotations

from matanui.core.flow import Ask, Next
from matanui.games.cards.bohrok import control
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import deck
from matanui.games.cards.data.kinds import KranaCard
from matanui.games.cards.data.numbers import CARD, FACE, KRANA, VA
from matanui.games.cards.rules import hands
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.additions import DEALS, HOLDING, STOCK, Holding, dealt_to_all
from matanui.games.cards.rules.steps import step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import PLAYING, Realm
from matanui.games.cards.switches import Rules


def stock(rules: Rules, name: str) -> list[str]:
    """The Bohrok, Krana or Va: with Kal and perhaps Bahrag, whom the Krana-Kal controls, or without. [B24, B25]"""
    if not rules.bohrok:
        return []
    if name == "va":
        return deck(rules.box, name, cards=rules.card_lists)
    cards = deck("rshl" if rules.bohrok_pile == "kal" else "bohrok", name, cards=rules.card_lists)
    return [card for card in cards if rules.bahrag or getattr(CARDS[card], "form", "") != "bahrag"]


def deal(s: Realm) -> Next:
    """Va and Krana at set-up, and the first Bohrok."""
    if not s.rules.bohrok:
        return ()
    va = dealt_to_all(s, lambda seat: hands.draw_cards(seat, VA, s.rules.deal_va))
    krana = dealt_to_all(s, lambda seat: hands.draw_cards(seat, KRANA, s.rules.deal_krana))
    return *va, *krana, control.turn_up()


def limit_of(rules: Rules, pile: int) -> int:
    """The most Va or Krana in a hand. [B2, B18]"""
    return rules.va_limit if pile == VA else rules.krana_limit


def room(rules: Rules, pile: int, held: int) -> int:
    """How many more a hand may hold; where a full hand may draw, always one. [B3]"""
    return max(int(rules.overflow == "draw_then_discard"), limit_of(rules, pile) - held)


@step
async def shed(s: Realm, seat: int, pile: int) -> Next:
    """Where a full hand may draw, one Va or Krana too many goes. [B3]"""
    held = hands.cards_of(s, seat, pile)
    if len(held) <= limit_of(s.rules, pile):
        return ()
    verbs.discard(s, seat, await Ask(seat, hands.DISCARD, held, About("limit", by=seat)))
    return ()


@step
def count_krana(s: Realm, seat: int) -> Next:
    """Enough Krana of one breed, or of different types, win the game. [B4, B5, W2, W3]"""
    best = collected(s.rules, [s.heroes[seat].hand[n] & FACE for n in hands.cards_of(s, seat, KRANA)])
    if s.rules.krana_to_win and best >= s.rules.krana_to_win and s.winner == PLAYING:
        verbs.win(s, seat)
    return ()


def collected(rules: Rules, cards: list[int]) -> int:
    """How many Krana among these cards count together for the win."""
    held = [found for card in cards if isinstance(found := CARD[card], KranaCard)]
    krana = [card for card in held if card.breed is not None]
    wild = len(held) - len(krana) if rules.krana_kal_wild else 0
    breeds = [card.breed for card in krana]
    most = max((breeds.count(breed) for breed in breeds), default=0)
    return wild + (most if rules.win_krana == "same_breed" else len({card.type for card in krana}))


HOLDING[VA] = Holding(lambda s, seat, held: room(s.rules, VA, held), lambda seat: (shed(seat, VA),))
HOLDING[KRANA] = Holding(
    lambda s, seat, held: room(s.rules, KRANA, held), lambda seat: (count_krana(seat), shed(seat, KRANA))
)
STOCK.update(dict.fromkeys(("bohrok", "krana", "va"), stock))
DEALS.add(2, deal)
