import { type IconNode, Link, SquarePlay } from 'lucide';

const frame: IconNode[number] = ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }];

export const networkIcons = {
  in: [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 4 }],
    ['path', { d: 'M8 11v5.5M8 7.5v.01M12 16.5V11m0 2.5a2.25 2.25 0 0 1 4.5 0v3' }],
  ],
  camera: [frame, ['circle', { cx: 12, cy: 12, r: 4 }], ['path', { d: 'M17 7v.01' }]],
  play: SquarePlay,
  x: [['path', { d: 'M4 4h4.5L20 20h-4.5zM4.5 20l6-6.5M19.5 4l-6 6.5' }]],
  f: [frame, ['path', { d: 'M16.5 7.5H15a2.5 2.5 0 0 0-2.5 2.5v11M9.5 13h6' }]],
  link: Link,
} satisfies Record<string, IconNode>;
