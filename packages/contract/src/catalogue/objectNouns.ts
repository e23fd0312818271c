import * as areas from './areas';

/** Objects of the audit that are no resource of the catalogue, in the words of their areas. */
export const objectNouns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(areas).flatMap((area): [string, string][] =>
    'objects' in area ? Object.entries(area.objects) : [],
  ),
);
