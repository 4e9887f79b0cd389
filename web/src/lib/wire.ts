/** Every message between browser and server, made by `python -m tools.wiretypes`; do not edit. */

export interface Message {
  id: string;
  args?: Record<string, string | number | Message | Message[]>;
}

export interface Hello {
  do: "hello";
  protocol: number;
  tokens?: string[];
  since?: number;
  words?: boolean;
}

export interface Answer {
  do: "answer";
  question: string;
  answer: number;
  id: string;
}

export interface Face {
  do: "face";
  seat: number | null;
  id: string;
}

export interface Ready {
  do: "ready";
  seat: number;
  nonce?: string;
  ready?: boolean;
  id: string;
}

export interface SetOrder {
  do: "order";
  seat: number;
  order: "always" | "could" | "quiet";
  id: string;
}

export interface Say {
  do: "say";
  text: string;
  seat?: number | null;
  id: string;
}

export interface Resign {
  do: "resign";
  seat: number;
  id: string;
}

export interface Abandon {
  do: "abandon";
  seat: number;
  vote?: boolean;
  id: string;
}

export interface Unseat {
  do: "unseat";
  seat: number;
  id: string;
}

export interface Rematch {
  do: "rematch";
  id: string;
}

export interface Sync {
  do: "sync";
  since: number;
  id: string;
}

export interface Ping {
  do: "ping";
  at?: number;
}

export interface Welcome {
  is: "welcome";
  protocol: number;
  version: string;
  table: TableInfo;
  rules: Record<string, boolean | number | string>;
  yours: number[];
  host: boolean;
  orders: Record<number, "always" | "could" | "quiet">;
  chat: ChatLine[];
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  changed: Record<string, boolean | number | string>;
  status: "abandoned" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  pace: Live | Relaxed | Days;
  minimum: number;
  listed: boolean;
  created: number;
  commitment: string;
  nonces: string[];
  watching: number;
  winner: number | null;
  rematch: string;
  seed: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "here" | "link" | "open";
  name: string;
  bot: string;
  taken: boolean;
  ready: boolean;
  here: boolean;
  state: "away" | "playing" | "resigned";
  vote: boolean;
}

export interface Live {
  type: "live";
  bank: number;
  step: number;
}

export interface Relaxed {
  type: "relaxed";
}

export interface Days {
  type: "days";
  days: number;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Table {
  is: "table";
  table: TableInfo;
}

export interface Update {
  is: "update";
  serial: number;
  ack: string;
  since: number;
  upto: number;
  events: Told[];
  view: unknown;
  facing: number | null;
  question: Question | null;
  asked: number[];
  clocks: Clock[];
}

export interface Told {
  event: unknown;
  say: Message | null;
}

export interface Question {
  key: string;
  seat: number;
  prompt: string;
  say: Message | null;
  choices: Choice[];
  early: boolean;
  deadline: number | null;
}

export interface Choice {
  answer: number;
  say: Message | null;
}

export interface Clock {
  left: number;
  running: boolean;
}

export interface Ack {
  is: "ack";
  id: string;
}

export interface Refused {
  is: "refused";
  id: string;
  why: string;
  say: Message;
  again: boolean;
}

export interface Orders {
  is: "orders";
  orders: Record<number, "always" | "could" | "quiet">;
}

export interface Chat {
  is: "chat";
  line: ChatLine;
}

export interface Pong {
  is: "pong";
  at: number;
}

export interface Bye {
  is: "bye";
  why: string;
  say: Message;
  after: number | null;
}

export interface GameInfo {
  id: string;
  say: Message;
  least: number;
  most: number;
  default_edition: string;
  editions: EditionInfo[];
  switches: SwitchInfo[];
  bots: string[];
}

export interface EditionInfo {
  name: string;
  say: Message;
}

export interface SwitchInfo {
  name: string;
  say: Message;
  values: (boolean | number | string)[];
  meanings: Message[];
  source: string;
  editions: Record<string, boolean | number | string>;
}

export interface CardInfo {
  id: string;
  kind: string;
  pile: number;
  name: Message;
  text: Message;
  toa: string;
  mask: string;
  breed: string;
  type: string;
  form: string;
  role: string;
  skills: string[];
  value: number;
  bonus: number;
  foil: boolean;
  nuva: boolean;
  numbers: Record<string, number>;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  edition?: string | null;
  switches?: Record<string, boolean | number | string>;
  pace?: Live | Relaxed | Days;
  listed?: boolean;
  minimum?: number | null;
}

export interface SeatPlan {
  kind: "bot" | "here" | "link" | "open";
  name?: string;
  bot?: string;
}

export interface Made {
  table: TableInfo;
  invite: string;
  claims: Claim[];
}

export interface Claim {
  seat: number;
  token: string;
  phrase: string;
}

export interface Join {
  name?: string;
  invite?: string | null;
  seat?: number | null;
}

export interface Recover {
  phrase: string;
}

export interface Mine {
  table: TableInfo;
  seats: number[];
  asked: boolean | null;
}

export interface Proof {
  commitment: string;
  nonces: string[];
  terms: string;
  seed: string | null;
  root: string | null;
}

export interface Problem {
  why: string;
  say: Message;
}

export interface IslandView {
  viewer: number | null;
  seats: IslandSeatView[];
  first: number;
  turn: number;
  round: number;
  winner: number;
  die: number;
  pips: number;
  trail: number[];
  island: IslandIsland;
  tiles: number[];
  drawn: number;
  rahi: Record<number, number>;
  remembered: Record<number, number>;
  rahi_left: number[][];
  prizes: number[];
  lying: Record<number, number[]>;
  pile: number[];
  unseen: number[][];
  locks: Record<number, number>;
  locks_left: number[];
  temple: number;
  foe: number;
  bonus: number;
  cast: number;
  victim: number | null;
  waiting: number | null;
}

export interface IslandSeatView {
  who: number;
  at: number;
  hand: number[];
}

export interface IslandIsland {
  laid: number[][];
  ring: boolean;
}

export interface CardView {
  viewer: number | null;
  heroes: CardHeroView[];
  first: number;
  turn: number;
  round: number;
  winner: number;
  quiet: number;
  masks_to_win: number;
  krana_to_win: number;
  piles: number[];
  tops: number[][];
  unseen: number[][];
  discards: number[][];
  steps: number;
  trail: number[];
  waived: number[];
  free_missions: boolean;
  gave_up: boolean;
  due: number;
  fight: CardFightView | null;
  bohrok: number;
  bohrok_turns: number;
  krana: number;
  tricks: number[];
  waiting: number | null;
  about: CardAbout | null;
}

export interface CardHeroView {
  toa: number;
  at: number;
  great: number[];
  noble: number[];
  turaga: number[];
  worn: number;
  guide: number;
  resting: Record<number, number>;
  ready: number[];
  masks: number[];
  nobles: number[];
  top: number[];
  hand: number[];
  missions: number[];
  paid: Record<number, number[]>;
  tasks: CardMissionView[];
  last_draw: number;
  last_try: number;
  skips: number;
  extra: number;
  lingering: Record<number, number>;
  bars: Record<number, number>;
  burdens: number[];
  face_up: number[];
  gamble: number[];
  lent: number[];
  limits: Record<number, number>;
  krana: number;
}

export interface CardMissionView {
  card: number;
  current: boolean;
  done: number[];
  need: number[];
}

export interface CardFightView {
  kind: number;
  challenger: number;
  defender: number;
  skills: number[];
  totals: [number, number];
  ledger: CardEntry[];
  trial: number[];
  muted: number[];
  inverted: number[];
  ties: number;
  tie_winner: number;
  leader: number;
  rebounds: boolean;
  brief: number;
}

export interface CardEntry {
  seat: number;
  why: "bohrok" | "burden" | "lingering" | "played" | "skill" | "value" | "worn";
  of: number;
  amount: number;
  by: number;
}

export interface CardAbout {
  what: "aim" | "aim-again" | "announce" | "answer" | "counter" | "effect" | "limit" | "loan" | "prize" | "share" | "toll";
  card: number;
  by: number;
  target: number;
  against: number;
}

export interface IslandChose {
  event: "chose";
  seat: number;
  toa: number;
}

export interface IslandOrder {
  event: "order";
  seat: number;
  pips: number;
}

export interface IslandBegan {
  event: "began";
  seat: number;
}

export interface IslandTurn {
  event: "turn";
  seat: number;
  round: number;
}

export interface IslandRolled {
  event: "rolled";
  seat: number;
  die: number;
  pips: number;
}

export interface IslandRested {
  event: "rested";
  seat: number;
}

export interface IslandWalked {
  event: "walked";
  seat: number;
  start: number;
  field: number;
}

export interface IslandStuck {
  event: "stuck";
  seat: number;
}

export interface IslandFlew {
  event: "flew";
  seat: number;
  field: number;
}

export interface IslandDrew {
  event: "drew";
  seat: number;
  tile: number;
}

export interface IslandLaid {
  event: "laid";
  seat: number;
  tile: number;
  gate: number;
  turn: number;
}

export interface IslandPutBack {
  event: "putback";
  seat: number;
  tile: number;
}

export interface IslandUncovered {
  event: "uncovered";
  field: number;
  counter: number;
}

export interface IslandLockLaid {
  event: "locklaid";
  field: number;
  lock: number;
}

export interface IslandLockTurned {
  event: "lockturned";
  seat: number;
  field: number;
  lock: number;
}

export interface IslandFound {
  event: "found";
  counter: number;
  knows: number;
  seat: number;
  field: number;
}

export interface IslandGathered {
  event: "gathered";
  counter: number;
  knows: number;
  seat: number;
  field: number;
}

export interface IslandFished {
  event: "fished";
  counter: number;
  knows: number;
  seat: number;
}

export interface IslandLeft {
  event: "left";
  counter: number;
  knows: number;
  seat: number;
  field: number;
}

export interface IslandForfeited {
  event: "forfeited";
  counter: number;
  knows: number;
  seat: number;
  by: number;
  field: number;
}

export interface IslandRobbed {
  event: "robbed";
  counter: number;
  knows: number;
  seat: number;
  victim: number;
  kept: boolean;
}

export interface IslandUsed {
  event: "used";
  seat: number;
  counter: number;
}

export interface IslandLooked {
  event: "looked";
  seat: number;
  victim: number;
  counters: number[];
}

export interface IslandShowed {
  event: "showed";
  seat: number;
  counter: number;
}

export interface IslandFaced {
  event: "faced";
  seat: number;
  field: number;
  strength: number;
}

export interface IslandDeclared {
  event: "declared";
  seat: number;
  counters: number[];
  bonus: number;
}

export interface IslandCast {
  event: "cast";
  seat: number;
  die: number;
  pips: number;
}

export interface IslandJudged {
  event: "judged";
  seat: number;
  field: number;
  total: number;
  strength: number;
  outcome: number;
}

export interface IslandBack {
  event: "back";
  seat: number;
  field: number;
}

export interface IslandChallenged {
  event: "challenged";
  seat: number;
  field: number;
  counters: number[];
}

export interface IslandTempleTurned {
  event: "templeturned";
  seat: number;
  pips: number;
  segment: number;
  strength: number;
}

export interface IslandExiled {
  event: "exiled";
  seat: number;
  by: number;
  field: number;
}

export interface IslandWon {
  event: "won";
  seat: number;
}

export interface IslandStalemate {
  event: "stalemate";
  round: number;
}

export interface CardChose {
  event: "chose";
  seat: number;
  toa: number;
}

export interface CardFoilTaken {
  event: "foiltaken";
  seat: number;
  card: number;
}

export interface CardBrought {
  event: "brought";
  seat: number;
  deck: number;
}

export interface CardBuilt {
  event: "built";
  seat: number;
  card: number;
}

export interface CardOrder {
  event: "order";
  seat: number;
  pips: number;
}

export interface CardBegan {
  event: "began";
  seat: number;
}

export interface CardTurn {
  event: "turn";
  seat: number;
  round: number;
}

export interface CardStepped {
  event: "stepped";
  seat: number;
  space: number;
}

export interface CardPlaced {
  event: "placed";
  seat: number;
  by: number;
  space: number;
}

export interface CardSkipped {
  event: "skipped";
  seat: number;
}

export interface CardDrew {
  event: "drew";
  card: number;
  knows: number;
  seat: number;
}

export interface CardTook {
  event: "took";
  card: number;
  knows: number;
  seat: number;
  victim: number;
}

export interface CardPeeked {
  event: "peeked";
  seat: number;
  pile: number;
  cards: number[];
}

export interface CardDiscarded {
  event: "discarded";
  seat: number;
  card: number;
}

export interface CardReshuffled {
  event: "reshuffled";
  pile: number;
}

export interface CardPlayed {
  event: "played";
  seat: number;
  card: number;
  target: number;
}

export interface CardCancelled {
  event: "cancelled";
  card: number;
}

export interface CardAttached {
  event: "attached";
  seat: number;
  card: number;
}

export interface CardMissionTaken {
  event: "missiontaken";
  seat: number;
  card: number;
}

export interface CardPaid {
  event: "paid";
  seat: number;
  card: number;
  n: number;
}

export interface CardMissionDone {
  event: "missiondone";
  seat: number;
  card: number;
}

export interface CardRolled {
  event: "rolled";
  seat: number;
  pips: number;
}

export interface CardChallenged {
  event: "challenged";
  seat: number;
  victim: number;
  card: number;
}

export interface CardSkillNamed {
  event: "skillnamed";
  seat: number;
  skill: number;
}

export interface CardPoints {
  event: "points";
  seat: number;
  card: number;
  amount: number;
}

export interface CardSettled {
  event: "settled";
  seat: number;
  victim: number;
  total: number;
  against: number;
  won: boolean;
}

export interface CardMaskWon {
  event: "maskwon";
  seat: number;
  card: number;
}

export interface CardBound {
  event: "bound";
  seat: number;
  card: number;
}

export interface CardFreed {
  event: "freed";
  seat: number;
  card: number;
}

export interface CardBohrokUp {
  event: "bohrokup";
  card: number;
}

export interface CardKranaLaid {
  event: "kranalaid";
  seat: number;
  card: number;
}

export interface CardKranaTaken {
  event: "kranataken";
  seat: number;
  card: number;
}

export interface CardKnockedOff {
  event: "knockedoff";
  seat: number;
  victim: number;
  card: number;
}

export interface CardWon {
  event: "won";
  seat: number;
}

export interface CardStalemate {
  event: "stalemate";
  round: number;
}

export type Request = Hello | Answer | Face | Ready | SetOrder | Say | Resign | Abandon | Unseat | Rematch | Sync | Ping;
export type Reply = Welcome | Table | Update | Ack | Refused | Orders | Chat | Pong | Bye;
export type IslandEvent = IslandChose | IslandOrder | IslandBegan | IslandTurn | IslandRolled | IslandRested | IslandWalked | IslandStuck | IslandFlew | IslandDrew | IslandLaid | IslandPutBack | IslandUncovered | IslandLockLaid | IslandLockTurned | IslandFound | IslandGathered | IslandFished | IslandLeft | IslandForfeited | IslandRobbed | IslandUsed | IslandLooked | IslandShowed | IslandFaced | IslandDeclared | IslandCast | IslandJudged | IslandBack | IslandChallenged | IslandTempleTurned | IslandExiled | IslandWon | IslandStalemate;
export type CardEvent = CardChose | CardFoilTaken | CardBrought | CardBuilt | CardOrder | CardBegan | CardTurn | CardStepped | CardPlaced | CardSkipped | CardDrew | CardTook | CardPeeked | CardDiscarded | CardReshuffled | CardPlayed | CardCancelled | CardAttached | CardMissionTaken | CardPaid | CardMissionDone | CardRolled | CardChallenged | CardSkillNamed | CardPoints | CardSettled | CardMaskWon | CardBound | CardFreed | CardBohrokUp | CardKranaLaid | CardKranaTaken | CardKnockedOff | CardWon | CardStalemate;
export type Order = SetOrder["order"];
