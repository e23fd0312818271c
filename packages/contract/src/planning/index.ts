export { around, FilingWindow, Offence, openedNames } from './parts';
