import { benchCalls } from './calls/main';
import { benchFind } from './find';
import { benchUi } from './ui';
import { benchWall } from './wall/main';

// `npm run bench -- wall [name …]` proves the wall; `-- ui` compares the components with others;
// `-- find` searches at profile load; without arguments the calls are measured.
const [subject, ...names] = process.argv.slice(2);
if (subject === 'wall') await benchWall(names);
else if (subject === 'ui') await benchUi(names);
else if (subject === 'find') await benchFind();
else await benchCalls();
