/** Whether an app was built since any of its sources changed. */
export function isBuilt(app: 'server' | 'admin' | 'bigscreen'): boolean;
/** Builds the apps whose sources are newer than what was built; ends the process where one fails. */
export function build(): Promise<void>;
