export { returnUse, rowsUnder, takeUse } from './uses';
