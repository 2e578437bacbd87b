declare module '@sinonjs/fake-timers' {
  export function install(config: { now: number; toFake: string[]; loopLimit?: number }): {
    next(): number;
    countTimers(): number;
    reset(): void;
    setSystemTime(now: number): void;
    uninstall(): void;
  };
}
