import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ELEMENTS } from "../src/art/elements";
import { CUES, Sound } from "../src/sound";

let voices = 0;
const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
class Node {
  gain = param();
  frequency = param();
  connect = (next: unknown) => next;
  stop = vi.fn();
  start = () => void voices++;
}
class Context extends Node {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createGain = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  resume = vi.fn();
}

beforeEach(() => {
  voices = 0;
  vi.stubGlobal("AudioContext", Context);
  for (const name of ["OscillatorNode", "GainNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(name, Node);
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is heard before the first gesture", () => {
  const sound = new Sound();
  expect([sound.play("horn"), sound.motif("fire"), voices]).toEqual([false, false, 0]);
});

test("after it every cue and every motif is heard", () => {
  const sound = new Sound();
  sound.wake();
  for (const cue of CUES) {
    voices = 0;
    expect(sound.play(cue), cue).toBe(true);
    expect(voices, cue).toBeGreaterThan(0);
  }
  for (const element of ELEMENTS) expect(sound.motif(element)).toBe(true);
});

test("as many stones rattle as are thrown", () => {
  const sound = new Sound();
  sound.wake();
  sound.play("rattle", 4);
  expect(voices).toBe(4);
});

test("muted is silent, and so is no volume", () => {
  const sound = new Sound();
  sound.wake();
  sound.muted = true;
  expect([sound.play("knock"), sound.motif("ice")]).toEqual([false, false]);
  sound.muted = false;
  sound.volume = -3;
  expect([sound.volume, sound.play("knock"), sound.motif("ice")]).toEqual([0, false, false]);
  expect(voices).toBe(0);
});
