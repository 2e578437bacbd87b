// The package's main file imports six more generators; a browser needs this one alone.
declare module 'seedrandom/seedrandom.js' {
  export { default } from 'seedrandom';
}
