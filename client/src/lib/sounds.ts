/** The sounds, made by the page itself: wood put down, a tile turned, a far howl, one's turn. */
import { settings } from './client.svelte';
import { sure } from './sure';

export type Sound = 'put' | 'flip' | 'howl' | 'turn' | 'moon' | 'no';

let context: AudioContext | null = null;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.now.sounds || settings.now.volume === 0) return;
  context ??= new AudioContext();
  // A browser may want a press of a button first: then this sound is not heard, and the next one is.
  context.resume().catch(() => undefined);
  const loudness = context.createGain();
  loudness.gain.value = settings.now.volume * 0.5;
  loudness.connect(context.destination);
  SOUNDS[sound](context, loudness, context.currentTime);
}

type Make = (context: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Make> = {
  put: (context, out, at) => knock(context, out, at, 190, 0.09),
  flip: (context, out, at) => {
    knock(context, out, at, 420, 0.05);
    knock(context, out, at + 0.07, 300, 0.06);
  },
  howl: (context, out, at) => glide(context, out, at, [330, 520, 505, 350], 1.1),
  turn: (context, out, at) => {
    tone(context, out, at, 523, 0.25);
    tone(context, out, at + 0.13, 784, 0.4);
  },
  moon: (context, out, at) =>
    [392, 523, 659].forEach((pitch, index) => tone(context, out, at + index * 0.12, pitch, 0.7)),
  no: (context, out, at) => tone(context, out, at, 165, 0.16),
};

/** A note that begins at once and dies away. */
function envelope(context: AudioContext, out: AudioNode, at: number, length: number, peak: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function tone(context: AudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  const voice = context.createOscillator();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  voice.connect(envelope(context, out, at, length, 0.5));
  voice.start(at);
  voice.stop(at + length);
}

/** Wood on wood: a short, dull sound that falls a little. */
function knock(context: AudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  const voice = context.createOscillator();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  voice.connect(envelope(context, out, at, length, 0.9));
  voice.start(at);
  voice.stop(at + length);
}

/** A voice that glides from pitch to pitch. */
function glide(context: AudioContext, out: AudioNode, at: number, pitches: readonly number[], length: number): void {
  const voice = context.createOscillator();
  voice.type = 'sine';
  voice.frequency.setValueAtTime(sure(pitches[0]), at);
  pitches
    .slice(1)
    .forEach((pitch, index) =>
      voice.frequency.linearRampToValueAtTime(pitch, at + (length * (index + 1)) / (pitches.length - 1)),
    );
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.35, at + length * 0.3);
  gain.gain.linearRampToValueAtTime(0, at + length);
  gain.connect(out);
  voice.connect(gain);
  voice.start(at);
  voice.stop(at + length);
}
