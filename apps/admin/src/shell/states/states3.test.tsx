import { walkStates } from './walkStates';

// A quarter of the screens: one page of the browser holds so many, and two work at once.
walkStates(3, 4);
