export { FeltMarks, MarkHalos } from './felt-marks.tsx';
export { FocusRing } from './focus-ring.tsx';
export { Halo } from './halo.tsx';
export { SeatNumbers } from './seat-numbers.tsx';
