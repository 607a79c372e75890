import { describe, expect, it } from 'vitest';
import type { Point } from '../geometry';
import { Camera } from './camera.svelte';

const MAP = { left: 0, top: 0, width: 2000, height: 2000 };
const FAR: Point = [500, 600];

/** A phone's camera, on a map that is larger than its room. */
function onPhone(): Camera {
  const camera = new Camera(MAP);
  camera.resize(360, 300, true);
  return camera;
}

const middle = (camera: Camera): Point => [camera.width / 2, camera.height / 2];

describe('a camera that shows something', () => {
  it('stays there when the room changes', () => {
    const camera = onPhone();
    camera.show(FAR);
    camera.resize(360, 340, true);
    expect(camera.screen(FAR)[1]).toBeCloseTo(middle(camera)[1]);
  });
});

describe('a camera that follows what others do', () => {
  it('stays with it when the words above the map take more room', () => {
    const camera = onPhone();
    camera.follow(FAR);
    camera.resize(360, 240, true);
    const [x, y] = camera.screen(FAR);
    expect(x).toBeCloseTo(middle(camera)[0]);
    expect(y).toBeCloseTo(middle(camera)[1]);
  });

  it('goes back to where it was, be it the whole map or a place someone chose', () => {
    const camera = onPhone();
    const whole = [camera.x, camera.y];
    camera.follow(FAR);
    camera.follow([1500, 1400]);
    camera.goHome();
    expect([camera.x, camera.y]).toEqual(whole);
    camera.pan(40, 30);
    const chosen = [camera.x, camera.y];
    camera.follow(FAR);
    camera.goHome();
    expect(camera.x).toBeCloseTo(chosen[0] ?? NaN);
    expect(camera.y).toBeCloseTo(chosen[1] ?? NaN);
  });

  it('goes nowhere once someone has moved it meanwhile', () => {
    const camera = onPhone();
    camera.follow(FAR);
    camera.pan(20, 10);
    const moved = [camera.x, camera.y];
    camera.goHome();
    expect([camera.x, camera.y]).toEqual(moved);
  });
});
