/**
 * How often something is tried: seldom in `npm test`, which everybody waits for, often in
 * `npm run test:long`. A test says both figures, and the long one is what the documents speak of.
 */
export function times({ short, long }: { readonly short: number; readonly long: number }): number {
  return process.env['TQC_LONG'] === '1' ? long : short;
}
