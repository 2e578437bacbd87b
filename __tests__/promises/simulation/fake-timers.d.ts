declare module '@sinonjs/fake-timers' {
  /** Of its clock only what a life needs. */
  export function install(config: { now: number; toFake: string[]; loopLimit?: number }): {
    next(): number;
    countTimers(): number;
    reset(): void;
    setSystemTime(now: number): void;
    uninstall(): void;
  };
}
