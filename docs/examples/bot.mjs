// A bot for any game of Mata Nui, in plain JavaScript: node bot.mjs http://127.0.0.1:8020/t/TABLE#INVITE
// It takes a seat by invitation, says that it is ready, and answers every question to the end of the game.
import { randomBytes } from "node:crypto";

const link = new URL(process.argv[2]);
const table = link.pathname.split("/").pop();
const seat = await takeSeat();
let [count, answering] = [0, ""]; // names our commands; the key of the question that we are answering
let unsent = null; // the command that is not acknowledged yet; sent again after a lost connection
let [heard, over] = [0, false]; // events that we know; is the game over?
connect();

async function takeSeat() {
  const body = JSON.stringify({ invite: link.hash.slice(1), name: "bot.mjs" });
  const reply = await fetch(`${link.origin}/api/tables/${table}/join`, { method: "POST", body });
  if (!reply.ok) throw new Error(`no seat: ${await reply.text()}`);
  return reply.json(); // { seat, token, phrase }
}

function connect() {
  const socket = new WebSocket(`${link.origin.replace("http", "ws")}/ws/${table}`);
  const send = (message) => socket.readyState === 1 && socket.send(JSON.stringify(message));
  const heartbeat = setInterval(() => send({ do: "ping", at: Date.now() }), 10_000);
  socket.onopen = () => {
    send({ do: "hello", protocol: 1, tokens: [seat.token], since: heard, words: false });
    send({ do: "ready", id: "ready", seat: seat.seat, nonce: randomBytes(16).toString("hex") });
    if (unsent) send(unsent);
  };
  socket.onmessage = (frame) => {
    const message = JSON.parse(frame.data);
    if (message.is === "update") update(message, send);
    if (message.again) setTimeout(() => unsent && send(unsent), 500); // refused because we were too fast
    else if (message.is === "ack" || message.is === "refused") settled(message.id);
    if (message.is === "table" || message.is === "welcome") finish(message.table, socket);
  };
  socket.onclose = () => {
    clearInterval(heartbeat);
    if (!over) setTimeout(connect, 200 + Math.random() * 800);
  };
}

function update(message, send) {
  heard = message.upto;
  settled(message.ack);
  const question = message.question;
  if (!question || question.key === answering) return;
  answering = question.key;
  const choice = question.choices[Math.floor(Math.random() * question.choices.length)];
  unsent = { do: "answer", id: `${process.pid}-${count++}`, question: question.key, answer: choice.id };
  send(unsent);
}

const settled = (id) => (unsent = unsent?.id === id ? null : unsent);

function finish(info, socket) {
  over = info.status === "over" || info.status === "abandoned";
  if (!over) return;
  console.log(`over: ${info.winner === seat.seat ? "won" : `winner ${info.winner}`}`);
  socket.close();
}
