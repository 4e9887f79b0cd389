/** Where the island is looked at from. */
import { expect, test } from "vitest";
import { Camera } from "../src/board/camera.svelte";

function looking(wide: number, high: number): Camera {
  const camera = new Camera();
  camera.grow([-300, -250, 600, 500]);
  [camera.wide, camera.high] = [wide, high];
  return camera;
}

test("stays where everything asked about is in sight and large", () => {
  const camera = looking(800, 600);
  const before = camera.box;
  camera.around(
    [
      [-120, 0],
      [120, 40],
    ],
    60,
  );
  expect(camera.box).toBe(before);
});

test("comes closer on a small screen, where a field is smaller than a fingertip", () => {
  const camera = looking(390, 400);
  camera.around(
    [
      [-120, 0],
      [120, 40],
    ],
    60,
  );
  expect(camera.box[2]).toBeLessThan(400);
});

test("goes where it could not see before", () => {
  const camera = looking(800, 600);
  camera.around([[290, 0]], 60);
  expect(camera.box[0] + camera.box[2]).toBeGreaterThan(350);
});

test("goes where a whole tile would not be in sight, though its middle is", () => {
  const camera = looking(800, 600);
  const before = camera.box;
  camera.around([[-215, 0]], 210);
  expect(camera.box).toBe(before);
  camera.around([[-215, 0]], 210, 110);
  expect(camera.box[0]).toBeLessThan(-325);
  camera.around([[-215, 0]], 310, 110); // more than all there is, but all there is does not reach so far
  expect(camera.box[0]).toBeLessThan(-325);
});

test("comes closer to one field among many", () => {
  const camera = looking(1600, 1200);
  camera.around([[0, 0]], 60);
  expect(camera.box).toEqual([-165, -150, 330, 300]);
});

test("goes just as far as it takes to see a place, and nowhere if it is in sight", () => {
  const camera = looking(800, 600);
  const before = camera.box;
  camera.bring([100, 100]);
  expect(camera.box).toBe(before);
  camera.bring([290, 0]);
  expect(camera.box).toEqual([-270, -250, 600, 500]);
  camera.bring([0, -400]);
  expect(camera.box).toEqual([-270, -440, 600, 500]);
});

test("what is dragged is let go exactly there", () => {
  const camera = looking(1200, 800);
  const at = (clientX: number, clientY: number) =>
    ({ pointerId: 1, clientX, clientY, currentTarget: {} }) as unknown as PointerEvent;
  camera.down(at(10, 10));
  camera.move(at(50, 30));
  expect(camera.moved).toBe("translate(40px, 20px)");
  expect(camera.box).toEqual([-300, -250, 600, 500]);
  camera.up(at(50, 30));
  expect(camera.moved).toBe("");
  expect(camera.box).toEqual([-325, -262.5, 600, 500]); // the picture is 1.6 times as large as the plane
  expect(camera.dragged).toBe(true);
});

test("knows whether somebody has chosen what to look at", () => {
  const camera = looking(800, 600);
  camera.bring([900, 0]);
  camera.around([[0, 0]], 60);
  camera.reset();
  expect(camera.held).toBe(false);
  for (const deed of [() => camera.pan(0.1, 0), () => camera.zoom(0.8)]) {
    camera.held = false;
    deed();
    expect(camera.held).toBe(true);
  }
});
