import { benchCalls } from './calls/main';
import { benchData } from './data/main';
import { benchExportLoad } from './exports/load';
import { benchExports } from './exports/main';
import { benchFind } from './find';
import { benchImports } from './imports';
import { benchOrganisations } from './organisations/main';
import { benchPeople } from './people';
import { benchReports } from './reports';
import { benchUi } from './ui';
import { benchWall } from './wall/main';

// `npm run bench -- wall [name …]` proves the wall; `-- ui` compares the components with others;
// `-- find` searches at profile load; `-- data` asks every list in every way; `-- exports` writes
// lists as files (`load` beside other work); `-- imports` takes files in; `-- organisations` opens
// a tree of 40,000 and moves one of them; `-- people` asks the list of users of 200,000;
// `-- reports` runs reports over a million applications; without arguments the calls are measured.
const [subject, ...names] = process.argv.slice(2);
if (subject === 'wall') await benchWall(names);
else if (subject === 'ui') await benchUi(names);
else if (subject === 'find') await benchFind();
else if (subject === 'exports' && names.includes('load')) await benchExportLoad();
else if (subject === 'exports') await benchExports();
else if (subject === 'reports') await benchReports(names);
else if (subject === 'imports') await benchImports();
else if (subject === 'organisations') await benchOrganisations();
else if (subject === 'people') await benchPeople();
else if (subject === 'data') await benchData(names);
else await benchCalls();
