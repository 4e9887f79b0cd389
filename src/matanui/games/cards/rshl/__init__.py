"""Rising Shadow Hidden Light: Toa Nuva against Bohrok-Kal and Bahrag."""
