/** How much a profile holds. */
export interface DemoSize {
  readonly provinces: number;
  readonly cities: number;
  readonly counties: number;
  readonly pointsEach: number;
  readonly applications: number;
  readonly certificates: number;
  readonly restrictions: number;
}

export const demoSizes: Readonly<Record<'dev' | 'demo' | 'load', DemoSize>> = {
  dev: {
    provinces: 2,
    cities: 2,
    counties: 2,
    pointsEach: 1,
    applications: 300,
    certificates: 1000,
    restrictions: 30,
  },
  demo: {
    provinces: 32,
    cities: 3,
    counties: 4,
    pointsEach: 2,
    applications: 60_000,
    certificates: 200_000,
    restrictions: 1500,
  },
  load: {
    provinces: 32,
    cities: 3,
    counties: 4,
    pointsEach: 4,
    applications: 1_000_000,
    certificates: 5_000_000,
    restrictions: 60_000,
  },
};
