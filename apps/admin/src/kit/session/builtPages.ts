const built = new Set<string>();

/** Told once by the shell which paths have a page, so that areas can offer only what opens. */
export function tellBuilt(paths: readonly string[]): void {
  for (const path of paths) built.add(path);
}

export function isBuilt(path: string): boolean {
  return built.has(path);
}
