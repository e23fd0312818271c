const STORAGE = 'tqc-notice-read';

/** True when this person has read the notice of an area in this session. */
export function isNoticeRead(user: string, area: string): boolean {
  return (sessionStorage.getItem(STORAGE) ?? '').split('|').includes(`${user} ${area}`);
}

/** Remembers it for the rest of the session, also after a reload. */
export function keepNoticeRead(user: string, area: string): void {
  const kept = (sessionStorage.getItem(STORAGE) ?? '').split('|').filter(Boolean);
  sessionStorage.setItem(STORAGE, [...kept, `${user} ${area}`].join('|'));
}
