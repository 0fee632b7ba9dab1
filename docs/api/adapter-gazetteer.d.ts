export declare const createGazetteerPlaces: (data?: Partial<GazetteerData>) => PlacesPort & TownsPort;
interface GazetteerData {
  readonly loadPlaces: () => Promise<UsPlaces>;
  readonly loadZipCodes: () => Promise<ZipCodes>;
}
export declare const openCandidates: (candidates: readonly PlaceCandidate[]) => PlaceSearch;
export interface PlaceCandidate {
  readonly name: string;
  readonly county: string | null;
  readonly state: string;
  readonly coordinates: Coordinates;
}
export interface PlaceSearch {
  suggest(typed: string): readonly PlaceSuggestion[];
  geocode(address: string): PlaceAnswer;
}
type State = UsState;
interface UsPlace {
  readonly name: string;
  readonly county: string | null;
  readonly state: State;
  readonly population: number;
  readonly coordinates: Coordinates;
}
interface UsPlaces extends PlaceSearch {
  townsNear(coordinates: Coordinates, state: State): readonly UsPlace[];
  nearest(position: Coordinates): PlaceSuggestion | null;
  towns(): readonly Town[];
}
interface ZipCodes {
  readonly all: readonly string[];
  find(zip: string, places: Pick<UsPlaces, 'townsNear'>): ZipPlace | null;
}
interface ZipPlace {
  readonly zip: string;
  readonly state: State;
  readonly town: string;
  readonly coordinates: Coordinates;
}
