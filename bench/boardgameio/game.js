// A small game of the same kind as ours: dice, an island to walk on, tiles and cards that nobody has seen yet.
const { INVALID_MOVE } = require("boardgame.io/core");

const WIDE = 20;
const FIELDS = 300;

function neighbours(field) {
  const column = field % WIDE;
  return [column > 0 && field - 1, column < WIDE - 1 && field + 1, field >= WIDE && field - WIDE, field + WIDE < FIELDS && field + WIDE]
    .filter((next) => next !== false);
}

/** Every field that can be reached with so many points, itself excepted. */
function reach(start, points) {
  const seen = new Set([start]);
  let ring = [start];
  for (let step = 0; step < points; step++) {
    ring = ring.flatMap(neighbours).filter((field) => !seen.has(field) && seen.add(field));
  }
  seen.delete(start);
  return [...seen];
}

const Walk = {
  name: "walk",
  minPlayers: 2,
  maxPlayers: 6,

  setup: ({ ctx, random }) => ({
    die: 0,
    laid: Array(FIELDS).fill(-1),
    toa: Array.from({ length: ctx.numPlayers }, () => ({ at: 0, points: 0 })),
    hands: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, []])),
    secret: {
      tiles: random.Shuffle(Array.from({ length: FIELDS }, (_, n) => n % 7)),
      cards: random.Shuffle(Array.from({ length: 60 }, (_, n) => n % 5)),
    },
  }),

  playerView: ({ G, playerID }) => {
    const { secret, hands, ...open } = G;
    return { ...open, hands: playerID in hands ? { [playerID]: hands[playerID] } : {} };
  },

  moves: {
    roll: {
      client: false,
      move: ({ G, random }) => {
        if (G.die) return INVALID_MOVE;
        G.die = random.D6();
      },
    },
    go: {
      client: false,
      move: ({ G, events, playerID }, field) => {
        const toa = G.toa[playerID];
        if (!G.die || !reach(toa.at, G.die).includes(field)) return INVALID_MOVE;
        toa.at = field;
        G.die = 0;
        if (G.laid[field] < 0) {
          G.laid[field] = G.secret.tiles.pop();
          toa.points += 1;
          if (G.laid[field] === 1 && G.secret.cards.length) G.hands[playerID].push(G.secret.cards.pop());
        }
        events.endTurn();
      },
    },
  },
};

module.exports = { Walk, reach };
