type Shade = { lightness: number; chroma: number; hue: number };

/**
 * A colour given as OKLCH, written as hexadecimal: the pictures of shared links know no other notation. Equal
 * lightness looks equally light in every hue; a chroma that screens cannot show in a hue is lessened until they can.
 */
export function shade({ lightness, chroma, hue }: Shade): string {
  const channels = channelsOf({ lightness, chroma, hue });
  if (channels.some((channel) => channel < 0 || channel > 1) && chroma > 0.01)
    return shade({ lightness, chroma: chroma - 0.001, hue });
  const hex = (channel: number) =>
    Math.round(255 * gamma(channel))
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(hex).join('')}`;
}

/** Linear red, green and blue, as https://bottosson.github.io/posts/oklab has them. */
function channelsOf({ lightness, chroma, hue }: Shade) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function gamma(channel: number) {
  return channel > 0.0031308 ? 1.055 * channel ** (1 / 2.4) - 0.055 : 12.92 * channel;
}
