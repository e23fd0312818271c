/**
 * Every night at 04:40 in China, for arrangements whose days were moved; a change of the calendar
 * asks for it at once (migration 0108). The queue keeps UTC.
 */
export const REDATE_AT = '40 20 * * * redateCases';
