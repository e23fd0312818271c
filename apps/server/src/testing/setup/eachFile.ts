import { takeIdSlot } from '../../kit/newId';
import '../cityAsked';

// Files share a process, and a process has one place in the identifiers: whoever lost it on
// purpose must not take it from the next file.
takeIdSlot(0);
