export {
  ArrangedPoints,
  arrangementFields,
  arrangementWritten,
  severalPoints,
} from './arrangement';
export { around, FilingWindow, Offence, openedNames } from './parts';
