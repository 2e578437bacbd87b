import seedrandom from 'seedrandom';

const PARTICLES = 20;

/**
 * Where each particle floats: the same in every build, since the seed is. Each has a strip of the width and
 * one of the height to itself, and all keep to the upper part of the drawing, where none ever crosses a word.
 */
export const particleField = Array.from({ length: PARTICLES }, (_, index) => {
  const random = seedrandom(`particle ${index}`);
  return {
    left: Math.round(((index + random()) / PARTICLES) * 97),
    top: Math.round(4 + ((((index * 7) % PARTICLES) + random()) / PARTICLES) * 58),
    delay: Math.floor(random() * 16),
  };
});
