interface Turn {
  /** Whether the line is down. */
  readonly cut: boolean;
  /** Whether the last figures of a scene are known here. */
  readonly known: (scene: string) => boolean;
}

/**
 * The scene that comes after one in the rotation. While the line is down only those come whose last
 * figures are known: an empty scene would take away what can still be read.
 */
export function turnTo(order: readonly string[], current: string, { cut, known }: Turn): string {
  const at = order.indexOf(current);
  const after = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  return after.find((scene) => !cut || known(scene)) ?? current;
}
