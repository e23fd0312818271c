/** What is said where a change waits for a second person. */
export const WAITS = '由第二人审核后生效';
