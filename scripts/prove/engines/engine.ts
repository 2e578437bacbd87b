/** What a journey needs of a browser, whoever made it. */
export type Engine = {
  name: string;
  resize(width: number, height: number): Promise<void>;
  go(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** A real pointer presses and releases there. */
  clickAt(x: number, y: number): Promise<void>;
  /** Real keys, one after the other, into whatever has the focus. */
  type(text: string): Promise<void>;
  /** What a visitor sees now, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

/** A click, as W3C's WebDriver and BiDi both write it. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'pointer',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Each key down and up again. */
export const typed = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
