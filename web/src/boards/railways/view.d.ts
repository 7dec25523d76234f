/** Made by `make generated`; don't change it by hand. */
/** @description `last_places` are taken already: the end of the coming order. */
export type Auction = {
    bidders: number[];
    bids: number[];
    high: number;
    high_bidder: number | null;
    last_places: number[];
};
export type Build = {
    link: number | null;
    tiles_left: number;
    tiles_laid: number;
    land_grant: boolean;
    tunnel_engineer: boolean;
    perfect_engineering: boolean;
    depots_placed?: boolean;
    ferries?: number;
};
/** @enum {string} */
export type CityColour = "red" | "yellow" | "blue" | "purple" | "black" | "grey";
/** @enum {string} */
export type Colour = "red" | "yellow" | "blue" | "purple" | "black";
/** @description What an action costs, and the bonds that it takes. */
export type Cost = {
    dollars: number;
    bonds: number;
};
export type Cubes = {
    red?: number;
    yellow?: number;
    blue?: number;
    purple?: number;
    black?: number;
};
export type FuelCity = {
    place: string;
    owner: number;
    depots: number;
};
export type FuelDepots = {
    price: number;
    most: number;
    stock: number[];
    cities: FuelCity[];
    waiting: Waiting[];
};
export type Harvest = {
    cities: string[];
    cubes: number;
    over: boolean;
};
export type IndustrialAge = {
    begun: boolean;
    colour: Colour;
    price: number;
    empty_grey: number;
    needed: number;
};
export type Laid = {
    hex: string;
    face: string;
    turns: number;
};
/** @description Its owner, its ends (none where it is open), its rails, and the owners of the trading depots on it. */
export type Link = {
    link: number;
    owner: number;
    ends: [
        string | null,
        string | null
    ];
    complete: boolean;
    depots: number[];
    rails: Rail[];
};
export type MajorLine = {
    line: string;
    points: number;
    owner: number | null;
};
export type Markers = {
    out: number;
    needed: number;
};
export type OneLink = {
    city: string;
    linked: number[];
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
export type Phase = "barons" | "auction" | "actions" | "building" | "express-run" | "over";
export type Place = {
    place: string;
    colour: CityColour;
    cubes: Cubes;
    marker: boolean;
    charter: number | null;
    mine?: boolean;
};
export type Player = {
    cash: number;
    bonds: number;
    interest?: number;
    points: number;
    income: number;
    level: number;
    links: number;
    cards: string[];
    used: string[];
    baron_kept: boolean;
    score: {
        [key: string]: number;
    };
    kept?: number;
};
export type Rail = [
    string,
    number,
    number
];
export type Rotor = {
    place: string;
    colour: Colour;
};
/** @description A space of a sea lane, and whose link it is. */
export type SeaLink = {
    sea: string;
    lane: string;
    between: [
        string,
        string
    ];
    owner: number | null;
    link: number | null;
};
export type View = {
    map: string;
    turn: number;
    round: number;
    phase: Phase;
    order: number[];
    at: number;
    actions_left: number;
    players: Player[];
    places: Place[];
    markers: Markers;
    last_turn: number | null;
    idle_turns: number;
    delivered: boolean;
    bag: Cubes;
    new_cities: Cubes;
    display: string[];
    deck: number;
    tiles: Laid[];
    links: Link[];
    box: {
        [key: string]: number;
    };
    lines: MajorLine[];
    western_links: WesternLink[];
    line_closed: boolean;
    track: number[];
    level_prices: number[];
    first_to_level: (number | null)[];
    baron_set?: string;
    rotors?: Rotor[];
    fuel_depots?: FuelDepots;
    sea_links?: SeaLink[];
    sea_price?: number;
    one_link_a_turn?: OneLink;
    harvest?: Harvest;
    industrial_age?: IndustrialAge;
    parts?: {
        [key: string]: unknown;
    };
    costs?: {
        [key: string]: Cost;
    };
    barons?: string[];
    discarded?: string;
    auction?: Auction;
    build?: Build;
    revealed?: string[];
    result?: Outcome;
};
/** @description A cube on its way, and its trip so far. */
export type Waiting = {
    seat: number;
    colour: Colour;
    place: string;
    places: string[];
    owners: number[];
};
/** @description `ready` are the seats that may build it now. */
export type WesternLink = {
    place: string;
    owner: number | null;
    ready: number[];
};
