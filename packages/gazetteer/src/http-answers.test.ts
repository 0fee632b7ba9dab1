import { describe, expect, it } from 'vitest';
import { createGazetteerPlaces } from './gazetteer-places.ts';
import { answerAutocomplete, answerGeocode } from './http-answers.ts';

const places = createGazetteerPlaces();

describe('the geocode function', () => {
  it('answers the coordinates of a known place', async () => {
    expect(await answerGeocode(places)('Apex, NC')).toEqual({
      status: 200,
      body: { results: [{ geometry: { location: { lat: 35.73, lng: -78.85 } } }] },
    });
  });

  it.each(['Springfield', 'Nowhere At All', ''])('answers no results for %j', async (address) => {
    expect(await answerGeocode(places)(address)).toEqual({ status: 200, body: { results: [] } });
  });

  it('answers 0° and 0° as a place, not as nothing (D5)', async () => {
    const nullIsland = { geocode: () => Promise.resolve({ latitude: 0, longitude: 0 }) };
    const { body } = await answerGeocode(nullIsland)('Null Island');
    expect(body).toEqual({ results: [{ geometry: { location: { lat: 0, lng: 0 } } }] });
  });

  it('answers 503 when the places cannot be asked', async () => {
    const down = { geocode: () => Promise.reject(new Error('down')) };
    expect(await answerGeocode(down)('Apex, NC')).toEqual({ status: 503, body: { results: [] } });
  });
});

describe('the places-autocomplete function', () => {
  it('answers predictions in the shape that the client reads', async () => {
    expect(await answerAutocomplete(places)('apex')).toEqual({
      status: 200,
      body: {
        predictions: [
          {
            place_id: 'us:nc:apex',
            description: 'Apex, NC, USA',
            structured_formatting: { main_text: 'Apex', secondary_text: 'NC, USA' },
          },
        ],
      },
    });
  });

  it.each(['', 'ap', 'zzzzzz'])('answers no predictions for %j', async (input) => {
    expect(await answerAutocomplete(places)(input)).toEqual({ status: 200, body: { predictions: [] } });
  });
});
