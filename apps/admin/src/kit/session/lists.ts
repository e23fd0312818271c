import { create } from 'zustand';

/** Counts how often code lists got other words: what keeps words beyond a drawing asks for it. */
export const useListsTurn = create(() => 0);
