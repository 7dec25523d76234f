/** Made by `make generated`; don't change it by hand. */
export type Achievement = {
    achievement: string;
    needs: number;
    have: number[];
    top: number | null;
    bottom: number[];
};
export type ActionCard = {
    era: number;
    black: number;
    yellow: number;
    left: string;
    right: string;
    locomotive: string;
};
export type Conglomerate = {
    companies: Rivals;
    row: ActionCard[];
    destinations_left: number;
};
export type Contract = {
    factory: string;
    prestige: number;
    shown: boolean;
};
/** @description What the train card that is due is held against. */
export type Delivered = {
    factory: string;
    good: string;
    length: number;
    terrains: Terrain[];
    fitting?: string[];
};
export type ForSale = {
    card: string;
    price: number;
};
export type Industries = {
    at: {
        [key: string]: number;
    };
    steps: number;
    produce: number[];
};
/** @description A delivery that can be made, and what it earns. */
export type Offer = {
    factory: string;
    good: string;
    city: string;
    route: string[];
    length: number;
    money: number;
    prestige: number;
    bonus: number;
    fitting?: string[];
    contract?: number;
    card?: number;
    said?: string[];
};
/** @description How a game ended: a `Result` as a view has it. */
export type Outcome = {
    scores: number[];
    places: number[];
    breakdown: {
        [key: string]: number;
    }[];
    reason: string;
    facts: {
        [key: string]: unknown;
    };
};
/** @enum {string} */
export type Phase = "start" | "construct" | "unlock" | "deliver" | "card" | "claim" | "buy" | "end";
export type Player = {
    played: string[];
    locomotives: string[];
    industries: string[];
    points: {
        [key: string]: number;
    };
    money: number;
    prestige: number;
    tracks_left: number;
    unlocked: number;
    trains_left: number;
    loans: number;
    cards: number;
    hand: string[];
    contract: Contract | null;
    contract_held: boolean;
};
export type Production = {
    at: number[];
    reached: number;
};
export type Rival = {
    played: string[];
    locomotives: string[];
    industries: string[];
    points: {
        [key: string]: number;
    };
    prestige: number;
    origin: string;
    destinations: string[];
    target: string | null;
    line: string[];
    to_build: number;
};
export type Rivals = {
    black: Rival;
    yellow: Rival;
};
/** @description Where the seat to move can build, what it pays, and how many loans that takes. */
export type Site = {
    space: string;
    cost: number;
    loans: number;
};
/** @description Open land, a city or a factory. Companies are seats, then black and yellow where somebody plays alone. */
export type Space = {
    space: string;
    tile: number;
    q: number;
    r: number;
    tracks: number[];
    trains: number[];
    terrain?: Terrain;
    star?: boolean;
    token?: boolean;
    city?: string;
    demands?: string[];
    hat?: string;
    factory?: string;
    goods?: string[];
    printed?: string[];
    industry?: string;
};
/** @enum {string} */
export type Terrain = "plain" | "forest" | "desert" | "river" | "mountain";
export type View = {
    round: number;
    phase: Phase;
    order: number[];
    actors: number[];
    ending: string;
    built: number;
    tiles: number[];
    country: number;
    spaces: Space[];
    supply: string[];
    loan_cards: number;
    market: ForSale[];
    deck: number;
    production: Production;
    achievements: Achievement[];
    players: Player[];
    industries?: Industries;
    tokens_left?: number;
    rounds?: number;
    conglomerate?: Conglomerate;
    sites?: Site[];
    new_routes?: string[];
    deliveries?: Offer[];
    delivered?: Delivered;
    result?: Outcome;
};
