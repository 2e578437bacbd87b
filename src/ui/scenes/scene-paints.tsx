import { cache } from 'react';
import { color } from '#styles/tokens.ts';

/** The palette of every scene on a page. The first one brings it, and lends it to those below. */
export function ScenePaints() {
  const page = pageBeingRendered();
  if (page.hasPaints) return null;
  page.hasPaints = true;
  return (
    <defs>
      <linearGradient id="scene-panel" x2="0" y2="1">
        <stop stopColor={color.panelTop} />
        <stop offset="1" stopColor={color.panelBottom} />
      </linearGradient>
      <linearGradient id="scene-edge" x2="0" y2="1">
        <stop stopColor={color.accentPale} stopOpacity=".5" />
        <stop offset=".5" stopColor={color.glass} stopOpacity=".18" />
        <stop offset="1" stopColor={color.glass} stopOpacity=".14" />
      </linearGradient>
      <linearGradient id="scene-primary" x2="0" y2="1">
        <stop stopColor={color.accentSoft} />
        <stop offset="1" stopColor={color.buttonBottom} />
      </linearGradient>
      <linearGradient
        id="scene-hue"
        gradientUnits="userSpaceOnUse"
        x1="60"
        y1="40"
        x2="340"
        y2="200"
      >
        <stop stopColor={color.accentStrong} />
        <stop offset=".45" stopColor={color.accent} />
        <stop offset="1" stopColor={color.secondary} />
      </linearGradient>
      <radialGradient id="scene-light">
        <stop stopColor={color.accentStrong} stopOpacity=".46" />
        <stop offset=".55" stopColor={color.accentStrong} stopOpacity=".2" />
        <stop offset="1" stopColor={color.accentStrong} stopOpacity="0" />
      </radialGradient>
      <pattern id="scene-dots" width="16" height="16" patternUnits="userSpaceOnUse">
        <circle cx="8" cy="8" r=".9" fill={color.accent} fillOpacity=".55" />
      </pattern>
      <radialGradient id="scene-fading">
        <stop offset=".45" stopColor="white" />
        <stop offset="1" stopColor="white" stopOpacity="0" />
      </radialGradient>
      <mask id="scene-fade">
        <ellipse cx="200" cy="130" rx="200" ry="130" fill="url(#scene-fading)" />
      </mask>
    </defs>
  );
}

/** React remembers it for as long as it renders one page. */
const pageBeingRendered = cache(() => ({ hasPaints: false }));
