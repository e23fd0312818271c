type Ending = () => Promise<void> | void;

const endings: Ending[] = [];

/**
 * Does something when the file of tests has ended. Not `afterAll`: asked for from within another
 * hook, as most files start their server, it is never called.
 */
export function afterFile(ending: Ending): void {
  endings.push(ending);
}

/** Ends what the file began, the last first. */
export async function endFile(): Promise<void> {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
}
