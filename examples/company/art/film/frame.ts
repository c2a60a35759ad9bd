import { type Shape, sheet } from '../sheet.ts';
import { drawBuildingLayer } from './building-layer.ts';
import { drawCityLayer } from './city-layer.ts';
import { drawGroundLayer } from './ground-layer.ts';
import { film, setStage } from './stage.ts';
import { drawWordLayer } from './word-layer.ts';

/** One picture of the film, as SVG. */
export function drawFrame(time: number): string {
  const stage = setStage(time);
  const back: Shape = { markup: `<path fill="${stage.ground}" d="M0 0h${film.width}v${film.height}H0z"/>` };
  // Once the city stands around it, the building is painted among the other houses.
  const middle = time < 15 ? drawBuildingLayer(stage) : drawCityLayer(stage);
  return sheet(film.width, film.height, [back, ...drawGroundLayer(stage), ...middle, ...drawWordLayer(stage)]);
}
