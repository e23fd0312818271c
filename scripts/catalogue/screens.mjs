import { headOf, keyOf, quote } from './table.mjs';

/** Screens by their id, in the order of the table. */
export function renderScreens(rows) {
  const screens = rows.map(
    ({ id, route, title_zh: title, menu_order: order, kind, org_types: types, permission }) => {
      const cells = [
        route && `route: ${quote(route)}`,
        `title: ${quote(title)}`,
        order && `order: ${order}`,
        `kind: ${quote(kind)}`,
        `orgTypes: [${types.split(',').join(', ')}]`,
        `permission: ${quote(permission)}`,
      ];
      return `${keyOf(id)}: { ${cells.filter(Boolean).join(', ')} },`;
    },
  );
  return `${headOf('screens')}\n\nexport const screens = {\n${screens.join('\n')}\n} as const;\n`;
}

/** Ids of the calls each screen makes: apart from the screens, because no browser needs them. */
export function renderScreenCalls(rows) {
  const entries = rows
    .filter(({ main_calls: calls }) => calls)
    .map(
      ({ id, main_calls: calls }) =>
        `${keyOf(id)}: [${calls
          .split(',')
          .map((call) => quote(call.trim()))
          .join(', ')}],`,
    );
  return `${headOf('screens')}\n\nexport const screenCalls = {\n${entries.join('\n')}\n} as const;\n`;
}
