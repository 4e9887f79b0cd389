// Put into every page before its own scripts: stamps what the bench asks for. Times are performance.now().
(() => {
  const seen = (window.bench = { ready: 0, rendered: [], frames: [], events: 0 });
  const READY = "button.slab, .question .choices button, a.slab";
  const look = () => {
    if (document.querySelector(READY)) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  // The first thing after a frame, before anything else that has come meanwhile.
  const after = (deed) => scheduler.postTask(deed, { priority: "user-blocking" });

  // From a click that answers to the frame after the acknowledgement has been drawn.
  let clicked = 0;
  addEventListener("click", (event) => event.isTrusted || event.detail >= 0 ? (clicked = performance.now()) : 0, true);
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        seen.events += data.split('"event":"').length - 1; // read as text: whoever measures makes no work of their own
        if (!/"ack":"[^"]/.test(data) || !clicked) return;
        const since = clicked;
        clicked = 0;
        requestAnimationFrame(() => after(() => seen.rendered.push(performance.now() - since)));
      });
    }
  };

  // Where to click next: nowhere yet (null), or nowhere any more (empty).
  seen.next = (n) => {
    const offered = [...document.querySelectorAll("body:not([data-sent]) .question .choices button")];
    const one = document.querySelector("body:not([data-sent]) .commit .go") ?? offered[n % offered.length];
    if (!one) return document.querySelector("footer section[role=status] h2") ? [] : null;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };

  // How long frames take while something moves.
  seen.watch = (milliseconds) =>
    new Promise((done) => {
      const [start, frames] = [performance.now(), []];
      let last = start;
      const tick = (now) => {
        frames.push(now - last);
        last = now;
        if (now - start < milliseconds) requestAnimationFrame(tick);
        else done(frames.slice(2));
      };
      requestAnimationFrame(tick);
    });
})();
