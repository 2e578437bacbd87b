// The package's main file imports six more generators, which would be sent to browsers, too.
declare module 'seedrandom/seedrandom.js' {
  export { default } from 'seedrandom';
}
