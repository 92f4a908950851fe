export { Stepper, type StepperProps } from './Stepper.tsx'
export { stepStates, type Step, type StepState } from './StepItem.tsx'
