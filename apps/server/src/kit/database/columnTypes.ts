import pg from 'pg';

const { builtins } = pg.types;

type Read = (text: string) => string;

// Days and moments stay text: a Date would shift a day and lose microseconds. Identifiers stay text
// too (pg's own choice for int8).
const asText = new Map<number, Read>([
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMP, (text) => text.slice(0, 16)],
  [
    builtins.TIMESTAMPTZ,
    (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString(),
  ],
]);

/**
 * How the columns of an answer are read; given to each connection, so that the settings of pg stay
 * as they are.
 */
export const columnTypes: pg.CustomTypesConfig = {
  // Text is the only format we ask for; what is not ours is read as pg reads it.
  getTypeParser: (type, format) => asText.get(type) ?? pg.types.getTypeParser(type, format),
};
