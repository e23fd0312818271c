import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of a run that remembers nothing: the files that are known to take long, in the order
 * in which they are named, then the others by their size. A long file that begins last keeps one
 * core waiting for the other; walks are short files that take long.
 */
export const longFirst = (...long: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => {
        const at = long.findIndex((one) => moduleId.endsWith(one));
        return at === -1 ? long.length : at;
      };
      const sorted = await super.sort(files);
      return sorted.sort((a, b) => place(a) - place(b));
    }
  };
