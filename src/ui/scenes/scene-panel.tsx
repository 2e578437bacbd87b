/** A sheet of glass above the ground: its shade, then its body with the edge that catches light. */
export function ScenePanel({ x, y, width, height, radius = 12 }: ScenePanelProps) {
  return (
    <>
      {SHADE_REACH.map((reach) => (
        <rect
          key={reach}
          className="shade"
          x={x - reach}
          y={y + 5 - reach / 2}
          width={width + 2 * reach}
          height={height + 2 * reach}
          rx={radius + reach}
        />
      ))}
      <rect className="panel" x={x} y={y} width={width} height={height} rx={radius} />
    </>
  );
}

/** Steps instead of a blur, which the browser would compute again at every frame. */
const SHADE_REACH = [2, 6, 11];

type ScenePanelProps = { x: number; y: number; width: number; height: number; radius?: number };
