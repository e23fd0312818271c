/** Only paths of our own; anything that could lead elsewhere becomes the start page. */
export function ownPath(path: string | null): string {
  return path && /^\/(?![/\\])/.test(path) ? path : '/';
}
