import { walkStates } from './walkStates';

// A quarter of the screens: one page of the browser holds so many, and all four work at once.
walkStates(1, 4);
