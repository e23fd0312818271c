export { importFile, linesOf, triedLines } from './importFile';
