import seedrandom from 'seedrandom';

const PARTICLES = 20;

/** Where each particle floats and how: the same in every build, since the seed is. */
export const particleField = Array.from({ length: PARTICLES }, (_, index) => {
  const random = seedrandom(`particle ${index}`);
  return {
    left: Math.round(random() * 98),
    top: Math.round(random() * 94),
    size: 4 + Math.floor(random() * 9),
    seconds: 8 + Math.floor(random() * 9),
    delay: Math.floor(random() * 16),
  };
});
