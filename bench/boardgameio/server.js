// node server.js: boardgame.io's own server as it comes, games in memory, on a free port of 127.0.0.1 that it says first.
process.env.NODE_ENV = "production";
const { Server, Origins } = require("boardgame.io/server");
const net = require("net");
const { Walk } = require("./game.js");

// run() takes a port only, and would listen on every address.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port, host: "127.0.0.1" }, rest.at(-1));
};
console.log = console.info = () => {};

Server({ games: [Walk], origins: [Origins.LOCALHOST] })
  .run(0)
  .then(({ appServer }) => process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`));
