import * as React from 'react';

/**
 * React of development keeps for every element where it was made, up to ten thousand a second, for
 * stacks that nobody reads in a test: half of the time it took to draw the screens. The counter
 * behind that limit stands at its end here. What React warns of is the same.
 */
const internals = (
  React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>
)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];

// Another React may have no such counter, and then its tests only take longer.
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React starts to count anew every second.
    },
  });

// Read by React's renderer when it is loaded, which is after this: without it, it keeps no record
// of what each component did for the performance panel.
Reflect.deleteProperty(console, 'timeStamp');
