/** How fast and how often the platform is asked. */
export interface PushPlan {
  /** By whom: part of every key. */
  readonly appId: string;
  /** Messages a second at most. */
  readonly rate: number;
  /** Milliseconds after each failure in turn; after the last nobody tries by itself. */
  readonly retries: readonly number[];
  /** Milliseconds between two looks at what came back. */
  readonly looks: number;
  /** Milliseconds for which a process says that it is the one. */
  readonly lease: number;
}

const MINUTE = 60_000;

/** The plan of the product. */
export const usualPlan = (appId: string): PushPlan => ({
  appId,
  rate: 20,
  retries: [MINUTE, 5 * MINUTE, 15 * MINUTE],
  looks: 15_000,
  lease: 30_000,
});
