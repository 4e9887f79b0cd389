// node load.js URL PID TABLES SECONDS THINK: the same load as bench/_swarm.py, with the same numbers as one line of JSON.
const fs = require("fs");
const { io } = require("socket.io-client");
const { reach } = require("./game.js");

const [url, pid] = process.argv.slice(2);
const [tables, seconds, think] = process.argv.slice(4).map(Number);
const WARM_UP = 1000;
const waits = [];
let moves = 0;
let [begun, over] = [false, false];
const waiting = [];

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

function usage(process) {
  const stat = fs.readFileSync(`/proc/${process}/stat`, "utf8").split(") ").at(-1).split(" ");
  const memory = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${process}/status`, "utf8"))[1];
  return { cpu: (Number(stat[11]) + Number(stat[12])) / 100, memory: memory * 1024, moves };
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(30000) });
  return answer.json();
}

async function table() {
  const { matchID } = await post("/games/walk/create", { numPlayers: 2 });
  for (const seat of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/walk/${matchID}/join`, { playerID: seat, playerName: seat });
    sit(matchID, seat, playerCredentials);
  }
}

function sit(matchID, seat, credentials) {
  const socket = io(`${url}/walk`, { transports: ["websocket"], forceNew: true });
  let sent = null;

  const act = (state) => {
    if (over) return;
    const [type, args] = state.G.die ? ["go", [pick(reach(state.G.toa[seat].at, state.G.die))]] : ["roll", []];
    sent = { state: state._stateID, at: performance.now() };
    const move = { type: "MAKE_MOVE", payload: { type, args, playerID: seat, credentials } };
    socket.emit("update", move, state._stateID, matchID, seat);
  };

  const hear = (state) => {
    if (sent && state._stateID > sent.state) {
      moves += 1;
      waits.push(performance.now() - sent.at);
      sent = null;
    }
    if (state.ctx.currentPlayer !== seat) return;
    if (!begun) waiting.push(() => act(state));
    else if (think) setTimeout(act, think * (0.5 + Math.random()), state);
    else act(state);
  };

  socket.on("connect", () => socket.emit("sync", matchID, seat, credentials, 2));
  socket.on("sync", (_, info) => hear(info.state));
  socket.on("update", (_, state) => hear(state));
}

async function run() {
  await table();
  await sleep(WARM_UP);
  const empty = usage(pid);
  for (let n = 1; n < tables; n++) await table();
  await sleep(WARM_UP);
  begun = true;
  waiting.forEach((start) => start());
  await sleep(WARM_UP);
  waits.length = 0;
  const [first, own, start] = [usage(pid), usage("self"), performance.now()];
  await sleep(seconds * 500);
  const half = usage(pid);
  await sleep(seconds * 500);
  const [last, took] = [usage(pid), (performance.now() - start) / 1000];
  over = true;
  return found(empty, first, half, last, took, usage("self").cpu - own.cpu);
}

function found(empty, first, half, last, took, own) {
  const sorted = Float64Array.from(waits).sort();
  const made = Math.max(1, last.moves - first.moves);
  return {
    moves_per_second: made / took,
    p50_ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99_ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    most_ms: sorted.at(-1) ?? 0,
    cpu_us_per_move: ((last.cpu - first.cpu) / made) * 1e6,
    server_cpu: (last.cpu - first.cpu) / took,
    kb_per_table: (first.memory - empty.memory) / (tables - 1) / 1000,
    bytes_per_move: (last.memory - half.memory) / Math.max(1, last.moves - half.moves),
    moves: made,
    refused: 0,
    swarm_cpu: own / took,
  };
}

setTimeout(() => process.exit(1), 70000 + seconds * 1000).unref();
run().then((numbers) => {
  process.stdout.write(`${JSON.stringify(numbers)}\n`);
  process.exit(0);
});
