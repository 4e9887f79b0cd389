/** Sounds of wood, stone and shell, made on the spot. Nothing is heard before the first gesture, or while muted. */
import type { Element } from "./art/elements";

export const CUES = ["knock", "slide", "creak", "thud", "rattle", "drum", "horn"] as const;
export type Cue = (typeof CUES)[number];

const MOTIF: Record<Element, readonly [number, number, number]> = {
  fire: [294, 440, 587],
  water: [330, 262, 392],
  air: [523, 659, 784],
  earth: [147, 175, 131],
  ice: [659, 988, 831],
  stone: [220, 196, 294],
};

export class Sound {
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #hiss: AudioBuffer | undefined;
  #volume = 0.4;
  muted = false;

  /** Call it from a gesture: browsers allow no sound before. */
  wake(): void {
    if (this.#context) return void this.#context.resume();
    if (!("AudioContext" in globalThis)) return; // no sound is available
    this.#context = new AudioContext();
    this.#out = this.#context.createGain();
    this.#out.gain.value = this.#volume;
    this.#out.connect(this.#context.destination);
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(value: number) {
    this.#volume = Math.min(1, Math.max(0, value));
    if (this.#out) this.#out.gain.value = this.#volume;
  }

  /** Play a cue; `grains` is how many stones rattle. Returns whether anything is heard. */
  play(cue: Cue, grains = 6): boolean {
    if (this.muted || !this.#context || this.#volume === 0) return false;
    CUE[cue](this, grains);
    return true;
  }

  /** Three notes of an element. */
  motif(element: Element): boolean {
    if (this.muted || !this.#context || this.#volume === 0) return false;
    MOTIF[element].forEach((pitch, i) => this.tone(pitch, i * 0.16, 0.42, "triangle", 0.3));
    return true;
  }

  tone(pitch: number, after: number, length: number, shape: OscillatorType, gain: number, glide = pitch): void {
    const [context, start] = [this.#context!, this.#context!.currentTime + after];
    const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
    voice.frequency.exponentialRampToValueAtTime(glide, start + length);
    voice.connect(this.#fade(start, length, gain));
    voice.start(start);
    voice.stop(start + length);
  }

  /** Noise through a filter: stone on stone, rope on wood. */
  grain(pitch: number, after: number, length: number, gain: number, sharp = 2, glide = pitch): void {
    const [context, start] = [this.#context!, this.#context!.currentTime + after];
    const noise = new AudioBufferSourceNode(context, { buffer: this.#noise(), loop: true });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: sharp });
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(glide, start + length);
    noise.connect(filter).connect(this.#fade(start, length, gain));
    noise.start(start, (pitch % 97) / 100);
    noise.stop(start + length);
  }

  #fade(start: number, length: number, gain: number): GainNode {
    const fade = new GainNode(this.#context!, { gain: 0 });
    fade.gain.setValueAtTime(0.0001, start);
    fade.gain.exponentialRampToValueAtTime(gain, start + Math.min(0.012, length / 4));
    fade.gain.exponentialRampToValueAtTime(0.0001, start + length);
    fade.connect(this.#out!);
    return fade;
  }

  #noise(): AudioBuffer {
    if (this.#hiss) return this.#hiss;
    const made = this.#context!.createBuffer(1, this.#context!.sampleRate, this.#context!.sampleRate);
    const wave = made.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
    return (this.#hiss = made);
  }
}

const CUE: Record<Cue, (sound: Sound, grains: number) => void> = {
  knock: (s) => {
    s.tone(520, 0, 0.07, "sine", 0.5, 300);
    s.grain(1800, 0, 0.03, 0.3);
  },
  slide: (s) => s.grain(420, 0, 0.2, 0.5, 1.2, 900),
  creak: (s) => [0, 0.05, 0.11].forEach((after, i) => s.grain(700 + i * 160, after, 0.07, 0.35, 9)),
  thud: (s) => {
    s.tone(120, 0, 0.32, "sine", 0.9, 46);
    s.grain(300, 0, 0.14, 0.6, 0.8, 120);
  },
  rattle: (s, grains) => {
    for (let i = 0; i < grains; i++) s.grain(1300 + (i % 3) * 420, i * 0.055 + (i % 2) * 0.012, 0.04, 0.5, 5);
  },
  drum: (s) => [0, 0.34].forEach((after) => s.tone(96, after, 0.5, "sine", 0.9, 50)),
  horn: (s) => {
    s.tone(196, 0, 0.9, "sawtooth", 0.12, 220);
    s.tone(294, 0.08, 0.9, "triangle", 0.3, 330);
  },
};
